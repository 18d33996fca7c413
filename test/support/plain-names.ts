/** Writes the names of inputs in what a pure function returns, as a run does before people read it. */
import { type NameStyle, plainNames } from '../../src/text/input-names.js';
import { mapTexts } from '../../src/text/map-texts.js';

export function withPlainNames<T>(data: T, style: NameStyle): T {
  return mapTexts(data, (text) => plainNames(text, style));
}
