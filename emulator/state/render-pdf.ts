/** Renders PDF exports as plain pages, padded to any size without holding them in memory. */
import { createHash } from 'node:crypto';

/** The documentation as a PDF has it. */
export interface PdfContent {
  readonly title: string;
  readonly pages: readonly PdfPage[];
}

/** A page of the documentation. A long one takes several sheets of the PDF. */
interface PdfPage {
  readonly title: string;
  /** Paragraphs with empty lines between them; an empty text has none. */
  readonly text: string;
}

/** A PDF that may be larger than the memory: content, generated filler, and content. */
export interface PdfFile {
  readonly head: Uint8Array;
  readonly fillerBytes: number;
  readonly tail: Uint8Array;
  readonly size: number;
  /** A strong ETag with its quotes. */
  readonly etag: string;
}

const MARGIN = 45;
const TITLE_Y = 766;
const TEXT_Y = 730;
const LINE_HEIGHT = 11;
const LINES = 62;
/** This many characters fit on one line. */
const TITLE_LENGTH = 48;
const LINE_LENGTH = 120;

/** The objects before those of the sheets, which are two for each: its page, and what is on it. */
const SHARED_OBJECTS = 5;

/** @param padToBytes the size to pad the PDF to with comments, which viewers do not show; 0 adds nothing */
export function renderPdf({ title, pages }: PdfContent, createdAt: number, padToBytes: number): PdfFile {
  const sheets = pages.flatMap(sheetsOf);
  const kids = sheets.map((_, index) => `${SHARED_OBJECTS + 1 + 2 * index} 0 R`).join(' ');
  const date = new Date(createdAt).toISOString().replace(/\D/g, '').slice(0, 14);
  const sheetObjects = sheets.flatMap((stream, index) => [
    `<< /Type /Page /Parent 2 0 R /Contents ${SHARED_OBJECTS + 2 + 2 * index} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]);
  const { body, endAt } = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} /MediaBox [0 0 595 842] /Resources << /Font << /Title 4 0 R /Text 5 0 R >> >> >>`,
    `<< /Title ${quote(title)} /Producer (docs-ci emulator) /CreationDate (D:${date}Z) >>`,
    ...['Helvetica-Bold', 'Courier'].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...sheetObjects,
  ]);
  // The filler can end in the middle of a comment. An offset has at most as many digits as the size.
  const tailLength = endAt(padToBytes).length + 1;
  const fillerBytes = Math.max(0, padToBytes - body.length - tailLength);
  const end = endAt(body.length + fillerBytes + 1);
  const tail = Buffer.from(`\n${fillerBytes > 0 ? end.padEnd(tailLength - 1, '\n') : end}`);
  const head = Buffer.from(body, 'latin1');
  const size = head.length + fillerBytes + tail.length;
  const etag = `"${createHash('sha256').update(head).update(String(size)).digest('hex').slice(0, 32)}"`;
  return { head, fillerBytes, tail, size, etag };
}

/** Writes the objects of a PDF, whose third one is its information. `endAt` returns what comes at an offset. */
function writePdf(objects: readonly string[]): { body: string; endAt: (offset: number) => string } {
  const offsets: string[] = [];
  const parts = ['%PDF-1.4\n'];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
  }
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n`;
  return { body: parts.join(''), endAt: (offset) => `${table}${trailer}${offset}\n%%EOF\n` };
}

/** Returns the drawing commands of each sheet. */
function sheetsOf({ title, text }: PdfPage): string[] {
  const lines = text.trim().split('\n').flatMap(wrapLine);
  const count = Math.max(1, Math.ceil(lines.length / LINES));
  return Array.from({ length: count }, (_, index) => {
    const shown = lines.slice(index * LINES, (index + 1) * LINES).map((line) => `${quote(line)} '`);
    const heading = `BT /Title 20 Tf ${MARGIN} ${TITLE_Y} Td ${quote(title.slice(0, TITLE_LENGTH))} Tj ET`;
    return `${heading}\nBT /Text 7 Tf ${LINE_HEIGHT} TL ${MARGIN} ${TEXT_Y} Td\n${shown.join('\n')}\nET`;
  });
}

/** Breaks a line between words, and words that are longer than a line. An empty line stays. */
function wrapLine(line: string): string[] {
  return line.length <= LINE_LENGTH
    ? [line]
    : (line.match(new RegExp(`.{1,${LINE_LENGTH}}(?= |$)|.{${LINE_LENGTH}}`, 'g')) ?? []).map((part) => part.trim());
}

/** Writes a string. The standard fonts lack characters outside Latin-1. */
function quote(text: string): string {
  return `(${text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '?').replace(/[()\\]/g, '\\$&')})`;
}

/** The filler repeats this line, which is a PDF comment. */
const FILLER_LINE = `%${' '.repeat(62)}\n`;
const FILLER = Buffer.from(FILLER_LINE.repeat(1024));

/** Yields the bytes from `start` up to, but not including, `end` in chunks. */
export function* pdfBytes(file: PdfFile, start: number, end: number): Generator<Uint8Array> {
  const fillerEnd = file.head.length + file.fillerBytes;
  if (start < file.head.length) yield file.head.subarray(start, end);
  for (let at = Math.max(start, file.head.length); at < Math.min(end, fillerEnd);) {
    const from = (at - file.head.length) % FILLER_LINE.length;
    const length = Math.min(FILLER.length - from, Math.min(end, fillerEnd) - at);
    yield FILLER.subarray(from, from + length);
    at += length;
  }
  if (end > fillerEnd) yield file.tail.subarray(Math.max(0, start - fillerEnd), end - fillerEnd);
}
