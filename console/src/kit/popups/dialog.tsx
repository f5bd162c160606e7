import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { t } from '../texts/index.ts';
import css from './popups.module.css';

type DialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The buttons at the end; "Close" if there are none. */
  actions?: ReactNode;
  /** False while something runs that must not be left: a click outside does not close. */
  dismissible?: boolean;
  children?: ReactNode;
}>;

/** A modal dialog: keeps the focus, closes on Escape, gives the focus back. */
export const Dialog = ({ open, onClose, title, description, actions, dismissible = true, children }: DialogProps) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!dismissible}>
    <Base.Portal>
      <Base.Backdrop className={css.backdrop} />
      <Base.Popup className={css.dialog}>
        <Base.Title className={css.dialogTitle}>{title}</Base.Title>
        {description !== undefined && <Base.Description className={css.about}>{description}</Base.Description>}
        <div className={css.dialogBody}>{children}</div>
        <div className={css.dialogActions}>{actions ?? <Button onClick={onClose}>{t('close')}</Button>}</div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
