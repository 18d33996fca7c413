/** Renders PDF exports, padded to any size without holding them in memory. */
import { createHash } from 'node:crypto';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import type { Book } from './pdf-book.js';

/** A PDF that may be larger than the memory: content, generated filler, and content. */
export interface PdfFile {
  readonly head: Uint8Array;
  readonly fillerBytes: number;
  readonly tail: Uint8Array;
  readonly size: number;
  /** A strong ETag with its quotes. */
  readonly etag: string;
}

const A4: [number, number] = [595, 842];
const MARGIN = 56;
const TITLE_SIZE = 20;
/** This many characters of a title fit on one line. */
const TITLE_LENGTH = 48;

/**
 * Renders a book, or one page per title with the title as text.
 * @param padToBytes the size to pad the PDF to with comments, which viewers do not show; 0 adds nothing
 */
export async function renderPdf(
  content: Book | readonly string[],
  createdAt: number,
  padToBytes: number,
): Promise<PdfFile> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle('site' in content ? content.site.name : 'Documentation');
  document.setLanguage('en-US');
  document.setProducer('docs-ci emulator');
  document.setCreationDate(new Date(createdAt));
  if ('site' in content) await (await import('./pdf-book.js')).addBook(document, content, createdAt);
  else addTitles(document, content, await document.embedFont(StandardFonts.Helvetica));
  // Padding appends a classic cross-reference section, which cannot follow a compressed one.
  const bytes = await document.save({ useObjectStreams: false });
  return padToBytes > bytes.length ? padPdf(bytes, padToBytes) : toPdfFile(bytes);
}

function addTitles(document: PDFDocument, titles: readonly string[], font: PDFFont): void {
  for (const title of titles) {
    const page = document.addPage(A4);
    page.drawText(toLatin1(title), { x: MARGIN, y: A4[1] - MARGIN - TITLE_SIZE, size: TITLE_SIZE, font });
  }
}

/** Replaces characters outside Latin-1, because the standard fonts do not contain them. */
function toLatin1(title: string): string {
  return title.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, TITLE_LENGTH);
}

function toPdfFile(bytes: Uint8Array): PdfFile {
  return { head: bytes, fillerBytes: 0, tail: new Uint8Array(), size: bytes.length, etag: etagOf(bytes, bytes.length) };
}

/** Adds comments and an empty incremental update after them, because a PDF must end with its trailer. */
function padPdf(bytes: Uint8Array, size: number): PdfFile {
  const end = Buffer.from(bytes.subarray(-2048)).toString('latin1');
  const [previous, count, root] = [/startxref\s+(\d+)/, /\/Size (\d+)/, /\/Root (\d+ \d+ R)/].map(
    (pattern) => pattern.exec(end)?.[1],
  );
  const tailAt = (offset: number): string =>
    `\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size ${count} /Root ${root} /Prev ${previous} >>\nstartxref\n${offset}\n%%EOF\n`;
  const tailLength = tailAt(size).length;
  // The offset nearly always has as many digits as the size, so one measurement is enough.
  const tail = Buffer.from(tailAt(size - tailLength + 1).padEnd(tailLength, '\n'));
  return { head: bytes, fillerBytes: size - bytes.length - tailLength, tail, size, etag: etagOf(bytes, size) };
}

function etagOf(bytes: Uint8Array, size: number): string {
  return `"${createHash('sha256').update(bytes).update(String(size)).digest('hex').slice(0, 32)}"`;
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
