/** Recognizes names and IP addresses of this machine. Plain http is allowed only for them, and no proxy is used. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname);
}
