/** True for names and addresses of this machine: plain http is for them alone, and they are reached without a proxy. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname);
}
