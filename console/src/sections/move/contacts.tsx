import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, LinkButton, Notice, Row } from '../../kit/index.ts';
import { t } from './texts/index.ts';

/** The chat keeps the contacts of a wallet, and tells them to its session alone. */
const QUESTION = 'my contacts';

/** The names that the wallet keeps for addresses, asked for on a click: each question is a message of the chat. */
export function Contacts({ onChoose }: Readonly<{ onChoose: (address: Hex) => void }>) {
  const chat = useAction('chat');
  const contacts = chat.data?.response.data.contacts;
  if (contacts === undefined)
    return (
      <>
        <Row>
          <Button size="small" busy={chat.isPending} onClick={() => chat.mutate({ body: { message: QUESTION } })}>
            {t('contacts.choose')}
          </Button>
        </Row>
        {chat.error !== null && <ErrorCard error={chat.error} title={t('contacts.failed')} />}
        {chat.data !== undefined && <Notice tone="warn" title={t('contacts.failed')} live />}
      </>
    );
  if (contacts.length === 0)
    return (
      <Notice
        title={t('contacts.none')}
        live
        actions={
          <LinkButton to="/agent" size="small">
            {t('contacts.agent')}
          </LinkButton>
        }
      >
        {t('contacts.how')}
      </Notice>
    );
  return (
    <Row>
      {contacts.map(({ name, address }) => (
        <Button key={name} size="small" onClick={() => onChoose(address)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}
