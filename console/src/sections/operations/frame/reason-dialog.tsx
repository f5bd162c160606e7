import { type ReactNode, useState } from 'react';
import { Button, Dialog, Stack, TextArea } from '../../../kit/index.ts';
import { ActError } from './act-error.tsx';

type Acting = Readonly<{ isPending: boolean; error: Error | null; reset: () => void }>;

type ReasonDialogProps = Readonly<{
  title: string;
  description: ReactNode;
  /** The words of the button that acts: "Block the wallet". */
  act: string;
  isDanger?: boolean;
  label?: string;
  longest?: number;
  acting: Acting;
  onAct: (reason: string) => void;
  onClose: () => void;
  /** More fields, above the reason. */
  children?: ReactNode;
}>;

/** Every act of an operator has a reason, which is kept with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, act, isDanger = false, label = 'Reason', longest = 500, acting, children } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const text = reason.trim();
  const close = () => {
    acting.reset();
    props.onClose();
  };
  const submit = () => {
    setTried(true);
    if (text !== '') props.onAct(text);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      dismissible={!acting.isPending}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={acting.isPending} onClick={submit}>
            {act}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <TextArea
          label={label}
          value={reason}
          onChange={setReason}
          maxLength={longest}
          error={isTried && text === '' ? 'Enter why. It is kept with the record.' : undefined}
        />
        <ActError error={acting.error} title={`${title}: not done`} />
      </Stack>
    </Dialog>
  );
}
