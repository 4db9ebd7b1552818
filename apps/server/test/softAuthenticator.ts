import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@chippage/api/types';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** What a test bends: everything else is as a browser and an authenticator would have it. */
export interface Bent {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A head of CBOR: the kind of what follows, and its number. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}
const bytesAs = (data: Uint8Array) => Buffer.concat([head(2, data.length), data]);
const textAs = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const intAs = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

/** A key in memory, and the browser before it. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  userHandle = '';
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;

  constructor(origin = 'http://localhost') {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    // Kind EC2, algorithm ES256, curve P-256, and the point.
    this.cose = Buffer.concat([
      head(5, 5),
      intAs(1),
      intAs(2),
      intAs(3),
      intAs(-7),
      intAs(-1),
      intAs(1),
      intAs(-2),
      bytesAs(xBytes),
      intAs(-3),
      bytesAs(yBytes),
    ]);
    this.privateKey = privateKey;
  }

  /** Makes the key that a site asks for, without attestation. */
  create({ challenge, rp, user }: PasskeyCreation, bent: Bent = {}): NewPasskey {
    this.userHandle = user.id;
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose]);
    const authData = Buffer.concat([this.data(rp.id, 0x40, bent), credential]);
    const attestationObject = Buffer.concat([head(5, 3), textAs('fmt'), textAs('none'), textAs('attStmt'), head(5, 0), textAs('authData'), bytesAs(authData)]);
    return {
      ...this.named(),
      response: { clientDataJSON: this.client('webauthn.create', challenge, bent), attestationObject: base64url(attestationObject), transports: ['internal'] },
    };
  }

  /** Signs that it was used. */
  get({ challenge, rpId }: PasskeyRequest, bent: Bent = {}): PasskeyProof {
    const authenticatorData = this.data(rpId, 0, bent);
    const clientDataJSON = this.client('webauthn.get', challenge, bent);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.privateKey)),
        userHandle: bent.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    return { id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' as const };
  }

  private client(type: string, challenge: string, bent: Bent): string {
    return base64url(JSON.stringify({ type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? this.origin, crossOrigin: false }));
  }

  /** Present, and verified unless bent; eligible for and in backup. */
  private data(rpId: string, flags: number, { rpId: other, isVerified = true, counter = this.counter }: Bent): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags | 0x19 | (isVerified ? 0x04 : 0)]), count]);
  }
}
