import { compose } from '../shared/compose.ts';
import { createApiKey, listApiKeys, liveApiKeys, revokeAllApiKeys, revokeApiKey, verifyApiKey } from './api-keys.ts';
import { enterGate, passesGate } from './gate.ts';
import {
  isSessionLive,
  publicKeys,
  sessionOfToken,
  signInStatus,
  signOut,
  signOutEverywhere,
  viewSession,
} from './sessions.ts';
import { issueNonce, signIn, signInEmbedded, viewEmbedded } from './sign-in.ts';

export const authUseCases = compose({
  issueNonce,
  signIn,
  signOut,
  signOutEverywhere,
  signInStatus,
  sessionOfToken,
  isSessionLive,
  viewSession,
  publicKeys,
  signInEmbedded,
  viewEmbedded,
  enterGate,
  passesGate,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  revokeAllApiKeys,
  liveApiKeys,
  verifyApiKey,
});

export type AuthUseCases = ReturnType<typeof authUseCases>;
