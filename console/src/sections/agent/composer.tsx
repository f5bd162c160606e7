import { type KeyboardEvent, useState } from 'react';
import { Button, TextArea } from '../../kit/index.ts';
import css from './agent.module.css';
import { t } from './texts/index.ts';

type ComposerProps = Readonly<{ isAsking: boolean; onSend: (message: string) => void }>;

const LONGEST = 1_000;

/** Enter sends; Shift and Enter begin a new line. */
export function Composer({ isAsking, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const send = () => {
    const message = text.trim();
    if (message === '' || isAsking) return;
    onSend(message);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t('message')}
        rows={2}
        maxLength={LONGEST}
        placeholder={t('placeholder')}
        hint={t('hint')}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" busy={isAsking}>
        {t('send')}
      </Button>
    </form>
  );
}
