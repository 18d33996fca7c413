/**
 * Creates certificates on demand, so that the repository holds no private key. The program openssl is not used: its
 * versions differ in how they make a certificate that has expired.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const OID = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
};

/** Encodes tag, length and content in DER. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const utcTime = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** Holds a private key and its certificate in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Signs certificates of others, as the authority of a company does. */
interface Authority {
  /** In PEM, for those who trust it. */
  readonly cert: string;
  sign(host: Host, endsMs?: number): Certificate;
}

/** Is the one address or name that a certificate is for. */
type Host = { readonly address: readonly number[] } | { readonly name: string };

const DAY_MS = 24 * 60 * 60_000;
const LOCALHOST: Host = { address: [127, 0, 0, 1] };

/** @param endsMs epoch milliseconds at which the certificate expires; it began two days before */
export function selfSigned(endsMs = Date.now() + DAY_MS): Certificate {
  const keys = createKeys();
  const name = commonName('docs-ci test');
  const extensions = [IS_AUTHORITY, alternativeName(LOCALHOST)];
  return pem(keys, issue({ subject: name, issuer: name, keys, signer: keys, endsMs, extensions }));
}

/** Creates an authority that nobody trusts yet. */
export function createAuthority(): Authority {
  const signer = createKeys();
  const issuer = commonName('docs-ci test authority');
  const own = { subject: issuer, issuer, keys: signer, signer, endsMs: Date.now() + DAY_MS };
  return {
    cert: pem(signer, issue({ ...own, extensions: [IS_AUTHORITY] })).cert,
    sign(host, endsMs = Date.now() + DAY_MS) {
      const keys = createKeys();
      const subject = commonName('docs-ci test server');
      return pem(keys, issue({ subject, issuer, keys, signer, endsMs, extensions: [alternativeName(host)] }));
    },
  };
}

type Keys = Readonly<Record<'privateKey' | 'publicKey', KeyObject>>;

const createKeys = (): Keys => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const IS_AUTHORITY = sequence(oid(OID.basicConstraints), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));

function alternativeName(host: Host): Buffer {
  const name = 'name' in host ? der(0x82, Buffer.from(host.name)) : der(0x87, Buffer.from(host.address));
  return sequence(oid(OID.subjectAltName), der(0x04, sequence(name)));
}

function commonName(text: string): Buffer {
  return sequence(der(0x31, sequence(oid(OID.commonName), der(0x0c, Buffer.from(text)))));
}

interface Issue {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly keys: Keys;
  readonly signer: Keys;
  readonly endsMs: number;
  readonly extensions: readonly Buffer[];
}

function issue({ subject, issuer, keys, signer, endsMs, extensions }: Issue): Buffer {
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const validity = sequence(utcTime(new Date(endsMs - 2 * DAY_MS)), utcTime(new Date(endsMs)));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    issuer,
    validity,
    subject,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  return sequence(body, algorithm, der(0x03, Buffer.from([0]), sign('sha256', body, signer.privateKey)));
}

function pem({ privateKey }: Keys, certificate: Buffer): Certificate {
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  const cert = `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}
