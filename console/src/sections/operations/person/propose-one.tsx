import { type ReactNode, useState } from 'react';
import { Select, Stack } from '../../../kit/index.ts';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

/** About the person whose page is shown. */
export type ActDialogProps = Readonly<{
  about: Readonly<{ wallet: `0x${string}`; person: string | null }>;
  onClose: () => void;
}>;

type ChoiceProps<Value extends string> = ActDialogProps &
  Readonly<{
    title: string;
    description: string;
    /** The name of what is chosen, and of the fault that it is missing. */
    label: string;
    missing: string;
    choices: readonly Readonly<{ value: Value; label: string }>[];
    acting: Parameters<typeof ReasonDialog>[0]['acting'];
    onAct: (chosen: Value, reason: string) => void;
    /** More fields, and what the choice leads to. */
    children?: (chosen: Value | undefined) => ReactNode;
  }>;

/** A proposal of one of several. Nothing is chosen before somebody chooses. */
export function ProposeOne<Value extends string>(props: ChoiceProps<Value>) {
  const { label, missing, choices, onAct, children, ...dialog } = props;
  const [chosen, setChosen] = useState<Value | ''>('');
  return (
    <ReasonDialog
      {...dialog}
      act="Propose"
      isComplete={chosen !== ''}
      onAct={(reason) => chosen !== '' && onAct(chosen, reason)}
    >
      {(isTried) => (
        <Stack>
          <Select
            label={label}
            value={chosen}
            onChange={setChosen}
            choices={[{ value: '', label: 'Choose…' } as const, ...choices]}
            error={isTried && chosen === '' ? missing : undefined}
          />
          {children?.(chosen === '' ? undefined : chosen)}
        </Stack>
      )}
    </ReasonDialog>
  );
}
