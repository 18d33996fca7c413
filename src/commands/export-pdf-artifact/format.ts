/** Numbers as people read them. Pure. */

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
