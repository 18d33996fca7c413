/** Computes probabilities: how often chance alone gives a difference at least this large. Pure. */

/** The quantile of the normal distribution for a two-sided confidence of 95%. */
const Z = 1.96;

/** A part of a total. Events of one reader depend on each other, so neither has to be a whole number. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** Returns the bounds of Wilson's score interval with a confidence of 95%, 0–1: small totals give a wide interval. */
export function wilsonInterval({ count, total }: Share): readonly [lower: number, upper: number] {
  if (total <= 0) return [0, 1];
  const rate = count / total;
  const center = rate + Z ** 2 / (2 * total);
  const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * total)) / total);
  const scale = 1 + Z ** 2 / total;
  // Rounding would leave a tiny bound above 0 or below 1.
  return [count <= 0 ? 0 : (center - margin) / scale, count >= total ? 1 : (center + margin) / scale];
}

/** The z-test is exact enough if each side expects at least this many of both outcomes. */
const MIN_EXPECTED = 5;

/** Compares two shares: the pooled z-test, or Fisher's exact test for small counts. Returns a two-sided p-value. */
export function compareShares(a: Share, b: Share): number {
  const pooled = (a.count + b.count) / (a.total + b.total);
  const expected = Math.min(pooled, 1 - pooled) * Math.min(a.total, b.total);
  if (expected < MIN_EXPECTED) return fisherP(a, b);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.total + 1 / b.total));
  return normalP((a.count / a.total - b.count / b.total) / error);
}

/** Adds up the probabilities of all tables with the same margins that are at most as probable as this one. */
function fisherP(first: Share, second: Share): number {
  const [a = 0, n = 0, b = 0, m = 0] = [first.count, first.total, second.count, second.total].map(Math.round);
  const yes = a + b;
  const logOf = (x: number): number => logBinomial(n, x) + logBinomial(m, yes - x) - logBinomial(n + m, yes);
  const observed = logOf(a);
  let p = 0;
  for (let x = Math.max(0, yes - m); x <= Math.min(n, yes); x += 1) {
    const log = logOf(x);
    // Tables that are equally probable differ by rounding.
    if (log <= observed + 1e-7) p += Math.exp(log);
  }
  return Math.min(1, p);
}

function logBinomial(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}

/** Returns the two-sided p-value of a standard normal deviate (Numerical Recipes: erfc with a Chebyshev fit). */
export function normalP(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const polynomial = terms.reduceRight((sum, term) => sum * t + term, 0);
  return Math.min(1, t * Math.exp(-x * x + polynomial));
}

/** Returns the two-sided p-value of Student's t. The degrees of freedom need not be whole. */
export function studentP(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** Returns the regularized incomplete beta function, by its continued fraction (Lentz). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return Math.min(1, Math.max(0, x));
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction converges fast on this side only.
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

const MAX_TERMS = 200;
const TINY = 1e-300;

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / avoidZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MAX_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / avoidZero(1 + term * d);
      c = avoidZero(1 + term / c);
      value *= d * c;
    }
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return value;
}

function avoidZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** Returns the logarithm of the gamma function for positive numbers (Lanczos). */
function logGamma(x: number): number {
  const terms = [
    76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
    -5.395239384953e-6,
  ];
  const series = terms.reduce((sum, term, index) => sum + term / (x + 1 + index), 1.000000000190015);
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.506628274631 * series) / x);
}

/** Returns for each p-value whether it passes Holm's procedure, which keeps the chance of any false one below `budget`. */
export function holm(values: readonly number[], budget: number): boolean[] {
  const order = values.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const failed = order.findIndex(({ p }, rank) => p > budget / (values.length - rank));
  const passed = new Set((failed < 0 ? order : order.slice(0, failed)).map(({ index }) => index));
  return values.map((_, index) => passed.has(index));
}

/** Returns the median; the mean of the two middle values of an even number of them; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
