/** Creates small valid files for samples and tests. */
import { crc32, deflateSync } from 'node:zlib';
import { renderPdf } from './render-pdf.js';

/** Creates a PNG of one color, `[red, green, blue]`. */
export function samplePng(width: number, height: number, color: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // The pixels are RGB with 8 bits per channel.
  header.set([8, 2], 8);
  const line = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([frame.subarray(0, 4), typeAndData, frame.subarray(4)]);
}

/** Creates a safe SVG with a text. */
export function sampleSvg(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="8" y="26">${text}</text></svg>\n`,
  );
}

/** Creates a PDF with one empty page. */
export function samplePdf(): Buffer {
  const { head, tail } = renderPdf({ title: 'Handbook', pages: [{ title: '', text: '' }] }, 0, 0);
  return Buffer.concat([head, tail]);
}

/** Creates a file that is detected as an MP4. */
export function sampleMp4(sizeBytes = 64): Buffer {
  const bytes = Buffer.alloc(Math.max(32, sizeBytes));
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypisom\0\0\x02\0isomiso2', 4, 'latin1');
  return bytes;
}
