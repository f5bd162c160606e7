import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../../api/index.ts';
import { Button, EmptyState, Row, Section, Stack, TextArea, Time, toast } from '../../../kit/index.ts';
import { ActError } from '../frame/act-error.tsx';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import type { Operator } from '../frame/operators-only.tsx';
import { may } from '../frame/roles.ts';

type PersonNotesProps = Readonly<{ file: Schemas['UserFile']; operator: Operator }>;

export const PersonNotes = ({ file: { profile, notes }, operator }: PersonNotesProps) => (
  <Stack>
    {may(operator, 'user.note') && <NewNote wallet={profile.wallet} />}
    {notes.length === 0 && <EmptyState title="No note">Notes are shown to operators only.</EmptyState>}
    {notes.map(({ id, text, by, at }) => (
      <Section key={id}>
        <p className={css.note}>{text}</p>
        <Row>
          <Actor name={by} /> <Time value={at} />
        </Row>
      </Section>
    ))}
  </Stack>
);

function NewNote({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const [text, setText] = useState('');
  const add = useAction('addNote', {
    changes: ['viewUserFile'],
    onDone: () => {
      setText('');
      toast({ tone: 'good', title: 'Note added' });
    },
  });
  return (
    <Section title="Add a note">
      <TextArea label="Note" value={text} onChange={setText} maxLength={4_000} hint="Shown to operators only" />
      <ActError error={add.error} title="The note was not added" />
      <Row>
        <Button
          busy={add.isPending}
          disabled={text.trim() === ''}
          onClick={() => add.mutate({ path: { wallet }, body: { text: text.trim() } })}
        >
          Add the note
        </Button>
      </Row>
    </Section>
  );
}
