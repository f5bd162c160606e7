import { useEffect, useRef } from 'react';
import { useSession } from '../../session/index.ts';

/** Acts once after a sign-in that followed the end of the session. Until the page has read the session again, it still looks signed in. */
export function useAfterSignIn(sessionEnded: boolean, act: () => void): void {
  const { status } = useSession();
  const wasOut = useRef(false);
  useEffect(() => {
    if (!sessionEnded) wasOut.current = false;
    else if (status !== 'signed-in') wasOut.current = true;
    else if (wasOut.current) {
      wasOut.current = false;
      act();
    }
  }, [sessionEnded, status, act]);
}
