/** Words after which a part of a message may report, doubt, deny, joke, delay or command instead of saying why. */
const UNFIT: ReadonlySet<string> = new Set(
  `not never no said says say saying told tells tell asked asks ask if when unless until before after would should could might may maybe perhaps probably possibly
  why how what who which whether or ? wrote writes called calls read reads quote quoted wants suggested suggests recommended claims claimed insists thinks think believe guess suppose
  suppose imagine pretend wish hope joke joking kidding later tomorrow tonight soon eventually someday next week weeks month months hour hours minutes monday tuesday wednesday thursday friday saturday sunday weekend haha lol lmao rofl hehe example translate support admin administrator system rules instructions instruction developer email mail message
  boss manager colleague attacker hacker scammer police bank your you says typed texted`.split(/\s+/),
);

/** Whether a text without values only explains: its words are not known, so none of them may turn what is said beside it. */
export const explainsOnly = (words: readonly string[]): boolean =>
  words.every((word) => !word.startsWith('§') && !UNFIT.has(word)) && words.length <= 20;
