/** Formats sizes, durations and times with their units. */

/** Formats bytes in decimal units, like browsers and GitHub: `512 B`, `12.3 MB`, `500 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  for (; value >= 999.5 && unit < units.length - 1; unit += 1) value /= 1000;
  return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}

/** Formats milliseconds like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${seconds % 60}s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

/** Formats how long something has lasted at least: `45s`, or whole minutes such as `20 min`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.floor(Math.round(ms / 1000) / 60);
  return minutes < 1 ? formatDuration(ms) : `${minutes} min`;
}

/** True for a time that a date can have: others can't be written. */
export function isTime(ms: number): boolean {
  return !Number.isNaN(new Date(ms).getTime());
}

/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
export function formatTime(ms: number): string {
  if (!isTime(ms)) return 'an unknown time';
  const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
  return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}

/**
 * Returns a share as a percentage with one decimal: 0.8999 → 89.9 with Math.floor, 90 with Math.ceil. A product that isn't
 * exact doesn't change the result.
 */
export function roundedPercent(share: number, round: (value: number) => number): number {
  return round(Number((share * 1000).toFixed(6))) / 10;
}
