/** The parts of a text that is too long for one message, cut at lines where there are any. No part splits a character. */
export function split(text: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const line = rest.lastIndexOf('\n', longest);
    const space = rest.lastIndexOf(' ', longest);
    const at = line > longest / 2 ? line : space > longest / 2 ? space : wholeCharacters(rest, longest);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^[\n ]/, '');
  }
  return [...parts, rest];
}

const wholeCharacters = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
