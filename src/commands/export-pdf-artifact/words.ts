/** Numbers as people read them. Pure. */

/** A duration: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
export function formatMs(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${seconds % 60}s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

/** Bytes in decimal units, as browsers and GitHub show downloads: `512 B`, `12.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB'];
  let value = bytes / 1000;
  for (const unit of units) {
    if (value < 1000 || unit === 'GB') return `${value.toFixed(1)} ${unit}`;
    value /= 1000;
  }
  return `${bytes} B`;
}

/** A share of 1 with one decimal: `59.6 %`. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A moment of today or the days around it: `14:05:30 UTC`, with the day where it is not the same as now's. */
export function formatMoment(ms: number, nowMs: number): string {
  const text = new Date(ms).toISOString();
  const isToday = text.slice(0, 10) === new Date(nowMs).toISOString().slice(0, 10);
  return `${isToday ? '' : `${text.slice(0, 10)} `}${text.slice(11, 19)} UTC`;
}
