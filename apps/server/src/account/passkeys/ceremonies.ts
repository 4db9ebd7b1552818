import type { NewPasskey, PasskeyProof } from '@chippage/api/types';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { lives } from '../limits.ts';
import type { PasskeyRow } from './passkeys.queries.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Ed25519, P-256 and RSA with SHA-256: what authenticators have. */
const algorithms = [-8, -7, -257];
const timeout = lives.passkeyPromptSeconds * 1000;
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

interface NewKey {
  challenge: string;
  userHandle: string;
  userName: string;
  others: readonly PasskeyRow[];
}

/** What a browser makes a passkey from: one that needs no account name later, and that checks who holds the device. */
export async function creationOptions(site: RelyingParty, { challenge, userHandle, userName, others }: NewKey) {
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: '芯页',
    userID: bytesOf(userHandle),
    userName,
    userDisplayName: userName,
    challenge: bytesOf(challenge),
    timeout,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    rp: { id: site.id, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    excludeCredentials: others.map(({ credentialId, transports }) => ({ type: 'public-key' as const, id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true, userVerification: 'required' as const },
    attestation: 'none' as const,
  };
}

/** What a browser logs in with a passkey from; it names no key, so that it tells of no account. */
export async function requestOptions(site: RelyingParty, challenge: string) {
  const options = await generateAuthenticationOptions({ rpID: site.id, challenge: bytesOf(challenge), timeout, userVerification: 'required' });
  return { challenge: options.challenge, rpId: site.id, timeout, userVerification: 'required' as const };
}

/** The challenge that an answer is about; what cannot be read is about none. */
export function challengeOf({ response }: NewPasskey | PasskeyProof): string {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return '';
  }
}

/** What an authenticator made, when it answers this challenge, for this site, and checked who holds it. @returns the reason for the log otherwise */
export async function readNewKey(site: RelyingParty, credential: NewPasskey, challenge: string) {
  return orReason(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ?? 'the attestation does not hold';
  });
}

/** How a key was used, when the signature is its own, over this challenge, for this site. @returns the reason for the log otherwise */
export async function readUse(site: RelyingParty, credential: PasskeyProof, { challenge, key }: { challenge: string; key: PasskeyRow }) {
  // The counter is compared where it is written, once the signature is known to be good: what nobody signed says nothing about copies.
  const known: WebAuthnCredential = { id: key.credentialId, publicKey: Uint8Array.from(key.publicKey), counter: 0 };
  return orReason(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: known,
    });
    return verified ? authenticationInfo : 'the signature is not of this key';
  });
}

/** The library says by throwing what is wrong with an answer. */
async function orReason<T>(read: () => Promise<T>): Promise<T | string> {
  try {
    return await read();
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : 'unreadable';
  }
}
