import type { Ports } from '../ports/index.ts';
import { isSessionLive, publicKeys, sessionOfToken, signInStatus, signOut, viewSession } from './sessions.ts';
import { issueNonce, signIn } from './sign-in.ts';

type AuthPorts = Pick<
  Ports,
  | 'clock'
  | 'contractSignatures'
  | 'kycs'
  | 'messageSignatures'
  | 'nonces'
  | 'random'
  | 'sessions'
  | 'sessionTokens'
  | 'signInPolicy'
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
});

export type AuthUseCases = ReturnType<typeof authUseCases>;
