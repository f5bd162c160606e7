import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, Row } from '../../kit/index.ts';

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
            Choose from your contacts
          </Button>
        </Row>
        {chat.error !== null && <ErrorCard error={chat.error} title="The contacts could not be read" />}
      </>
    );
  if (contacts.length === 0) return <p role="status">You keep no contact yet. Tell the agent: save 0x… as Alice.</p>;
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
