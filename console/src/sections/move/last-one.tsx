import type { ReactNode } from 'react';
import { Button, Row } from '../../kit/index.ts';

type LastOneProps = Readonly<{ children: ReactNode; show: string; onShow: () => void }>;

/** Below a fresh form: what was done last, and the way back to it. */
export const LastOne = ({ children, show, onShow }: LastOneProps) => (
  <Row>
    <span>{children}</span>
    <Button size="small" variant="quiet" onClick={onShow}>
      {show}
    </Button>
  </Row>
);
