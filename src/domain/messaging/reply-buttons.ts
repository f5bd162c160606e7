/** A button under a message: pressing it says `says`. */
export type Button = Readonly<{ label: string; says: string }>;

const CONFIRMATION = /^(?:(?<label>.{1,20}), or|.*) reply: (?<says>confirm [0-9a-f]{8})$/m;
/** Short answers at the end of a question, one a line. */
const ANSWERS = /(?:\n- .+)+$/;
const LONGEST = 20;
const MOST = 6;

/** The buttons for the words with which a reply can be answered: a confirmation, or the choices that it lists. */
export function buttonsFor(reply: string): readonly Button[] {
  const { label = 'Confirm', says } = CONFIRMATION.exec(reply)?.groups ?? {};
  if (says !== undefined)
    return [
      { label, says },
      { label: 'Cancel', says: 'cancel' },
    ];
  const answers = ANSWERS.exec(reply)?.[0].split('\n- ').slice(1) ?? [];
  if (answers.length > MOST || answers.some(({ length }) => length > LONGEST)) return [];
  return answers.map((answer) => ({ label: answer.replace(/^[a-z]/, (first) => first.toUpperCase()), says: answer }));
}
