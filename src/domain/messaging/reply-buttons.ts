/** A button under a message: pressing it says `says`. */
export type Button = Readonly<{ label: string; says: string }>;

const CONFIRMATION = /\bconfirm [0-9a-f]{8}$/m;
/** A question that "yes" or "no" answers. */
const YES_OR_NO = /\n- yes\n- no$/;

/** The buttons for the words with which a reply can be answered. */
export function buttonsFor(reply: string): readonly Button[] {
  const says = CONFIRMATION.exec(reply)?.[0];
  if (says !== undefined)
    return [
      { label: 'Confirm', says },
      { label: 'Cancel', says: 'cancel' },
    ];
  if (!YES_OR_NO.test(reply)) return [];
  return [
    { label: 'Yes', says: 'yes' },
    { label: 'No', says: 'no' },
  ];
}
