import type { Ports } from '../ports/index.ts';
import { createApiKey, listApiKeys, revokeApiKey, verifyApiKey } from './api-keys.ts';
import { signInEmbedded, viewEmbedded } from './embedded-sign-in.ts';
import { forgetExpired } from './forget-expired.ts';
import { enterGate, passesGate } from './gate.ts';
import { isSessionLive, publicKeys, sessionOfToken, signInStatus, signOut, viewSession } from './sessions.ts';
import { issueNonce, signIn } from './sign-in.ts';

type AuthPorts = Pick<
  Ports,
  | 'apiKeys'
  | 'clock'
  | 'contractSignatures'
  | 'embeddedWallets'
  | 'gatePasses'
  | 'keyDigests'
  | 'kycs'
  | 'messageSignatures'
  | 'nonces'
  | 'random'
  | 'sessions'
  | 'sessionTokens'
  | 'signInPolicy'
  | 'tryCounts'
  | 'users'
>;

export const authUseCases = (ports: AuthPorts) => ({
  issueNonce: issueNonce(ports),
  signIn: signIn(ports),
  signOut: signOut(ports),
  signInStatus: signInStatus(ports),
  sessionOfToken: sessionOfToken(ports),
  isSessionLive: isSessionLive(ports),
  viewSession: viewSession(ports),
  publicKeys: publicKeys(ports),
  signInEmbedded: signInEmbedded(ports),
  viewEmbedded: viewEmbedded(ports),
  enterGate: enterGate(ports),
  passesGate: passesGate(ports),
  forgetExpired: forgetExpired(ports),
  createApiKey: createApiKey(ports),
  listApiKeys: listApiKeys(ports),
  revokeApiKey: revokeApiKey(ports),
  verifyApiKey: verifyApiKey(ports),
});

export type AuthUseCases = ReturnType<typeof authUseCases>;
