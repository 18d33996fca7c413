/** Lists the file types that the media library accepts. */
/** The kind of a media file (contract: `kind`). */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'data' | 'archive' | 'font';

/** An accepted file type. */
export interface FileType {
  readonly kind: MediaKind;
  readonly mimeType: string;
  /** The types that file-type may detect in the content; empty for texts, which have no signature. */
  readonly signatures: readonly string[];
}

const OOXML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The kind, the media type, and further signatures that file-type detects for the extension. */
const BINARY_TYPES: Readonly<Record<string, readonly [MediaKind, string, ...string[]]>> = {
  png: ['image', 'image/png', 'image/apng'],
  jpg: ['image', 'image/jpeg'],
  jpeg: ['image', 'image/jpeg'],
  gif: ['image', 'image/gif'],
  webp: ['image', 'image/webp'],
  avif: ['image', 'image/avif'],
  ico: ['image', 'image/x-icon'],
  mp4: ['video', 'video/mp4', 'video/x-m4v'],
  webm: ['video', 'video/webm', 'video/matroska'],
  mov: ['video', 'video/quicktime'],
  pdf: ['document', 'application/pdf'],
  docx: ['document', `${OOXML}.wordprocessingml.document`],
  xlsx: ['document', `${OOXML}.spreadsheetml.sheet`],
  pptx: ['document', `${OOXML}.presentationml.presentation`],
  doc: ['document', 'application/msword', 'application/x-cfb'],
  xls: ['document', 'application/vnd.ms-excel', 'application/x-cfb'],
  ppt: ['document', 'application/vnd.ms-powerpoint', 'application/x-cfb'],
  odt: ['document', `${OPEN_DOCUMENT}.text`],
  ods: ['document', `${OPEN_DOCUMENT}.spreadsheet`],
  odp: ['document', `${OPEN_DOCUMENT}.presentation`],
  zip: ['archive', 'application/zip'],
  gz: ['archive', 'application/gzip'],
  tgz: ['archive', 'application/gzip'],
  tar: ['archive', 'application/x-tar'],
  mp3: ['audio', 'audio/mpeg'],
  wav: ['audio', 'audio/wav'],
  ogg: ['audio', 'audio/ogg', 'application/ogg', 'audio/ogg; codecs=opus'],
  m4a: ['audio', 'audio/mp4', 'audio/x-m4a'],
  aac: ['audio', 'audio/aac'],
  woff: ['font', 'font/woff'],
  woff2: ['font', 'font/woff2'],
  ttf: ['font', 'font/ttf'],
  otf: ['font', 'font/otf'],
};

const TEXT_TYPES: Readonly<Record<string, readonly [MediaKind, string]>> = {
  svg: ['image', 'image/svg+xml'],
  csv: ['data', 'text/csv'],
  tsv: ['data', 'text/tab-separated-values'],
  json: ['data', 'application/json'],
  yaml: ['data', 'application/yaml'],
  yml: ['data', 'application/yaml'],
  xml: ['data', 'application/xml'],
  txt: ['data', 'text/plain'],
  log: ['data', 'text/plain'],
  md: ['data', 'text/markdown'],
  mdx: ['data', 'text/mdx'],
};

/** Returns the accepted type of a file name by its extension (contract: accepted types). */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = extensionOf(name).toLowerCase();
  const binary = Object.hasOwn(BINARY_TYPES, extension) ? BINARY_TYPES[extension] : undefined;
  if (binary) return { kind: binary[0], mimeType: binary[1], signatures: binary.slice(1) };
  const text = Object.hasOwn(TEXT_TYPES, extension) ? TEXT_TYPES[extension] : undefined;
  return text && { kind: text[0], mimeType: text[1], signatures: [] };
}

/** Returns the extension of a name without its dot, or an empty string. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1] ?? '';
}
