import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyProof,
} from '@panelwise/contracts/domain/passkey';

/** What a device or a browser does otherwise than it should. */
type Lie = { origin?: string; rpId?: string; signCount?: number; unverified?: true; challenge?: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** A device with one passkey (P-256), and the browser in front of it. It counts what it signs. */
export function passkeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signCount = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  /** Host, flags and count, as the device says them: a person was there, and was recognised. */
  const said = (rpId: string, more: number, lie: Lie) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.signCount ?? signCount);
    const flags = 0x01 | (lie.unverified ? 0 : 0x04) | more;
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), count]);
  };

  return {
    id: encode(id),
    /** Makes the passkey. */
    make({ challenge, rp }: NewPasskeyOptions, lie: Lie = {}): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        said(rp.id, 0x40, lie),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      // CBOR: { fmt: "none", attStmt: {}, authData }
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, lie)),
          attestationObject: encode(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Signs what it is asked for. */
    prove({ challenge, rpId }: PasskeyOptions, lie: Lie = {}): PasskeyProof {
      signCount = lie.signCount ?? signCount + 1;
      const authData = said(rpId, 0, lie);
      const client = clientData('webauthn.get', challenge, lie);
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(authData),
          signature: encode(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        },
      };
    },
  };
}

/** { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y } */
function coseKey({ x, y }: { x?: string; y?: string }): Buffer {
  const part = (text = '') => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ]);
}

function cborBytes(data: Buffer): Buffer {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}
