/** Whom a text names and which pronouns it has, by their gender. */
export type Genders = Readonly<Record<'women' | 'men' | 'she' | 'he', boolean>>;

/**
 * Whether a pronoun has the other gender than all people that the text names: "send 5 usdc to my mom 0x…, he fixed my bike". Then somebody else
 * is spoken of, and whose the address is stays open. People of both genders may explain any pronoun; where it
 * names nobody, pronouns of both genders speak of two.
 */
export function isOfOtherGender({ women, men, she, he }: Genders): boolean {
  if (women === men) return !women && she && he;
  return women ? he : she;
}
