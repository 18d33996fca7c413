/** Exports what pdf-lib imports from its fonts, with the metrics of the four fonts that the emulator's PDFs use, of 14. */
import bold from '../../../node_modules/@pdf-lib/standard-fonts/es/Helvetica-Bold.compressed.json';
import courier from '../../../node_modules/@pdf-lib/standard-fonts/es/Courier.compressed.json';
import oblique from '../../../node_modules/@pdf-lib/standard-fonts/es/Helvetica-Oblique.compressed.json';
import regular from '../../../node_modules/@pdf-lib/standard-fonts/es/Helvetica.compressed.json';
import { decompressJson } from '../../../node_modules/@pdf-lib/standard-fonts/es/utils.js';

export { Encodings } from '../../../node_modules/@pdf-lib/standard-fonts/es/Encoding.js';

const METRICS = { Helvetica: regular, 'Helvetica-Bold': bold, 'Helvetica-Oblique': oblique, Courier: courier };

/** pdf-lib recognizes a standard font by its name. */
export const FontNames = Object.fromEntries(Object.keys(METRICS).map((name) => [name.replace('-', ''), name]));

export const Font = {
  load(name) {
    const metrics = JSON.parse(decompressJson(METRICS[name]));
    const widths = new Map(metrics.CharMetrics.map(({ N: glyph, WX: width }) => [glyph, width]));
    const kerning = new Map(metrics.KernPairs.map(([left, right, amount]) => [`${left} ${right}`, amount]));
    return {
      ...metrics,
      getWidthOfGlyph: (glyph) => widths.get(glyph),
      getXAxisKerningForPair: (left, right) => kerning.get(`${left} ${right}`),
    };
  },
};
