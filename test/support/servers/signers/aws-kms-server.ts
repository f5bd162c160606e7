import { type Asked, Reply, startProviderServer } from '../provider-server.ts';
import { faultOfSignature } from './sig-v4.ts';
import type { Vault } from './vault.ts';

export const AWS_CREDENTIALS = { accessKeyId: 'AKIDOFTHETESTS', secretAccessKey: 'a secret of the tests' };
const SPECS = { secp256k1: 'ECC_SECG_P256K1', 'P-256': 'ECC_NIST_P256', Ed25519: 'ECC_NIST_EDWARDS25519' } as const;

const refusal = (name: string, status = 400) =>
  new Reply(status, JSON.stringify({ __type: name, message: name }), { 'x-amzn-errortype': name });

/** AWS KMS as its API reference describes it, with one key. `aheadMs`: how far its clock is ahead. */
export async function startAwsKms(vault: Vault, keyId: string, { aheadMs = 0 } = {}) {
  const secrets = new Map([[AWS_CREDENTIALS.accessKeyId, AWS_CREDENTIALS.secretAccessKey]]);
  return await startProviderServer((asked) => {
    const fault = faultOfSignature(asked, secrets, Date.now() + aheadMs);
    if (fault !== undefined) return refusal(fault, fault.startsWith('Unrecognized') ? 400 : 403);
    const { KeyId } = asked.body as { KeyId: string };
    if (KeyId !== keyId) return refusal('NotFoundException');
    return answer(vault, asked);
  });
}

function answer(vault: Vault, { headers, body }: Asked) {
  const { KeyId, Message, MessageType, SigningAlgorithm } = body as Record<string, string>;
  if (headers['x-amz-target'] === 'TrentService.GetPublicKey')
    return {
      KeyId,
      PublicKey: vault.spki.toString('base64'),
      KeySpec: SPECS[vault.algorithm],
      KeyUsage: 'SIGN_VERIFY',
    };
  const message = Buffer.from(Message ?? '', 'base64');
  const isEdwards = vault.algorithm === 'Ed25519';
  const isValid = isEdwards
    ? MessageType === 'RAW' && SigningAlgorithm === 'ED25519_SHA_512'
    : MessageType === 'DIGEST' && SigningAlgorithm === 'ECDSA_SHA_256' && message.length === 32;
  const signature = isValid ? vault.sign(message) : undefined;
  if (headers['x-amz-target'] !== 'TrentService.Sign' || signature === undefined) return refusal('ValidationException');
  return { KeyId, Signature: Buffer.from(signature).toString('base64'), SigningAlgorithm };
}

export const awsError = (name: string, status: number) => (response: import('node:http').ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': name })
    .end(JSON.stringify({ __type: name, message: name }));
