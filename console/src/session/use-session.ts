import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConnection } from 'wagmi';
import { isNewSession, type SessionState, sessionState } from '../values/session-state.ts';
import { useRemembered } from './remembered.ts';
import { sessionQuery } from './session-query.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Who is signed in, with which wallet, and whether they can sign. Changes by itself when the session ends. */
export function useSession(): SessionState {
  const { data: session } = useQuery(sessionQuery);
  const { address, chainId } = useConnection();
  const remembered = useRemembered();
  const now = useTimeOf(session?.expiresAt);
  return useMemo(() => {
    const account = address === undefined ? undefined : { address, chainId };
    return sessionState({ session, account, remembered, now });
  }, [session, address, chainId, remembered, now]);
}

/** The time, read again when `iso` is reached. */
function useTimeOf(iso: string | null | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    setNow(new Date());
    if (iso == null) return;
    const wait = Math.min(new Date(iso).getTime() - Date.now(), LONGEST_TIMER_MS);
    if (wait <= 0) return;
    const timer = setTimeout(() => setNow(new Date()), wait + 500);
    return () => clearTimeout(timer);
  }, [iso]);
  return now;
}

/** Whether somebody signed in since `refusal` was shown: what was refused for want of a session is over then. */
export function useSignedInSince(refusal: unknown): boolean {
  const session = useSession();
  const isActive = session.status === 'signed-in' || session.status === 'differs';
  const end = isActive ? session.expiresAt.getTime() : undefined;
  const [shown, setShown] = useState({ refusal, end });
  if (shown.refusal !== refusal) setShown({ refusal, end });
  return shown.refusal === refusal && isNewSession(shown.end, end);
}

/** The wallet whose figures a page shows; undefined without a session. */
export function useSignedInWallet(): `0x${string}` | undefined {
  const session = useSession();
  return session.status === 'signed-in' || session.status === 'differs' ? session.wallet : undefined;
}
