import { compose } from '../shared/compose.ts';
import {
  createApiKey,
  listApiKeys,
  liveApiKeys,
  revokeAllApiKeys,
  revokeApiKey,
  verifyApiKey,
  viewKeyUsage,
} from './api-keys.ts';
import { enterGate, passesGate } from './gate.ts';
import {
  hasTokenExpired,
  isSessionLive,
  issueNonce,
  publicKeys,
  sessionOfToken,
  signIn,
  signInEmbedded,
  signInStatus,
  signOut,
  signOutEverywhere,
  viewEmbedded,
  viewSession,
} from './sessions.ts';

export const authUseCases = compose({
  issueNonce,
  signIn,
  signOut,
  signOutEverywhere,
  signInStatus,
  hasTokenExpired,
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
  viewKeyUsage,
});

export type AuthUseCases = ReturnType<typeof authUseCases>;
