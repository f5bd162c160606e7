import { type ReactNode, useState } from 'react';
import { Absent, Address, Button, Dialog, KeyValueList, Stack, TextArea } from '../../../kit/index.ts';
import { ActError } from './act-error.tsx';

type Acting = Readonly<{ isPending: boolean; error: Error | null; reset: () => void }>;

type ReasonDialogProps = Readonly<{
  title: string;
  description: ReactNode;
  /** Whom it concerns, so that nobody acts on the wrong person. */
  about?: Readonly<{ wallet: string; person: string | null }>;
  /** The words of the button that acts: "Block the wallet". */
  act: string;
  isDanger?: boolean;
  label?: string;
  longest?: number;
  acting: Acting;
  onAct: (reason: string) => void;
  onClose: () => void;
  /** More fields, above the reason; told whether somebody has tried to send them incomplete. */
  children?: (isTried: boolean) => ReactNode;
  /** False while one of those fields is missing. */
  isComplete?: boolean;
}>;

/** Every act of an operator has a reason, which is kept with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, about, act, isDanger = false, label = 'Reason', longest = 500, acting } = props;
  const { children, isComplete = true } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const text = reason.trim();
  const close = () => {
    acting.reset();
    props.onClose();
  };
  const submit = () => {
    setTried(true);
    if (text !== '' && isComplete) props.onAct(text);
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
        {about !== undefined && <About {...about} />}
        {children?.(isTried)}
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

const About = ({ wallet, person }: Readonly<{ wallet: string; person: string | null }>) => (
  <KeyValueList
    pairs={[
      { name: 'Person', value: person ?? <Absent why="no name" /> },
      { name: 'Wallet', value: <Address value={wallet} whole /> },
    ]}
  />
);
