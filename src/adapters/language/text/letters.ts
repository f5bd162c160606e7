/** Lower case without marks; the dotless i of Turkish and the ligatures are spelled out. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

export const HAN = /\p{Script=Han}/u;

/** The words of a text in lower case, without marks and signs, parted by one space. */
export const plainText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PLAIN_LETTER = '(?:(?=\\p{L})[\\p{Script=Latin}\\p{Script=Han}]|[0-9])';
const BARE_WORDS = new RegExp(
  `^${PLAIN_LETTER}(?:${PLAIN_LETTER}|['’](?=${PLAIN_LETTER})|[.,!]?\\s+(?=${PLAIN_LETTER})|[。，！](?=${PLAIN_LETTER}))*$`,
  'u',
);
/** One full stop or comma, or some exclamation marks, and signs that agree. */
const CLOSING = /(?:\s*(?:[.,。，]|[!！]+))?(?:\s*(?:\u{1F44D}[\u{1F3FB}-\u{1F3FF}]?|\u2705)\uFE0F?)*$/u;

/** As `plainText`, of a text without any sign but those of a plain sentence. Undefined for every other text. */
export function withoutSigns(text: string): string | undefined {
  // A mark that is still by itself then may strike a word out.
  const said = text.normalize('NFC').trim().replace(CLOSING, '');
  return BARE_WORDS.test(said) ? plainText(said.replace(/['’]/g, '')) : undefined;
}

// Letters of other scripts that look like Latin ones (after the "confusables" table of Unicode TR 39).
const LATIN_LOOKALIKES = new Set('аАВсСеЕНһіІјЈКкМмоОрРԛѕЅТтуУхХԝѡԁӏαΑΒΕΖΗΙΚΜνΝοΟρΡΤυΥχΧτιϲϳ');

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
];
const LETTER = /\p{L}/u;

/** Replaces an invisible or misleading character inside a word (U+FFFD). */
export const REPLACEMENT = '\uFFFD';

/** Whether a word is written in one script, in letters that are not mistaken for those of another. */
export function isPlainlyWritten(word: string): boolean {
  if (word.includes(REPLACEMENT)) return false;
  const letters = [...word.normalize('NFD')].filter((character) => LETTER.test(character));
  if (letters.every((letter) => /[A-Za-z]/.test(letter))) return true;
  const scripts = new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter))));
  if (scripts.size !== 1) return false;
  // A Latin letter that is not A to Z without its accents is a small capital, a dotless i or similar.
  return !scripts.has(0) && letters.some((letter) => !LATIN_LOOKALIKES.has(letter));
}

/** Traditional letters and the simplified ones of the dictionary, in pairs. */
const PAIRS = `轉转 幫帮 給给 發发 換换 買买 賣卖 兌兑 將将 請请 錢钱 餘余 額额 價价 謝谢 煩烦 帳账 賬账 匯汇 費费 礦矿 網网
絡络 鏈链 個个 兩两 萬万 幾几 還还 現现 這这 裡里 裏里 裹里 從从 對对 們们 嗎吗 麼么 點点 過过 說说 話话 時时
間间 後后 開开 關关 會会 學学 員员 應应 該该 認认 證证 驗验 實实 資资 產产 倉仓 總总 記记 錄录 歷历 紀纪 詢询
戶户 號号 碼码 聯联 繫系 係系 親亲 兒儿 孫孙 爺爷 姊姐 師师 醫医 藥药 飯饭 麵面 車车 電电 機机 禮礼 運运 動动
遊游 戲戏 書书 課课 業业 務务 訂订 單单 據据 賞赏 獎奖 貸贷 貨货 購购 貿贸 賺赚 賠赔 賽赛 預预 銷销 設设 計计
詐诈 訊讯 問问 題题 願愿 憑凭 壓压 內内 區区 塊块 場场 報报 壹一 貳二 參三 肆四 伍五 陸六 柒七 捌八 玖九 拾十
佰百 仟千 貝贝 幣币 銀银 鈔钞 穩稳 質质 橋桥 裝装 閃闪 調调 變变 為为 爲为 傳传 遞递 寫写 錯错 誤误 約约 隻只
邊边 進进 連连 達达 遠远 選选 處处 貴贵 賓宾 賤贱 闆板 歡欢 樂乐 緊紧 趕赶 級级 經经 結结 繳缴 納纳 終终 線线
組组 續续 緩缓 聽听 腦脑 臉脸 與与 舊旧 萊莱 藍蓝 蘭兰 蘋苹 虧亏 補补 覺觉 觀观 訪访 註注 評评 試试 詳详 誰谁
諾诺 讓让 讀读 護护 貪贪 貧贫 責责 貼贴 賴赖 蹤踪 較较 輛辆 輕轻 輸输 辦办 農农 適适 遲迟 郵邮 鄰邻 釋释 鐘钟
門门 閉闭 陳陈 險险 隨随 雙双 離离 難难 雲云 靈灵 靜静 順顺 須须 領领 頭头 類类 顧顾 風风 飛飞 養养 館馆 騎骑
驚惊 體体 齊齐 齡龄 龍龙 別别 棄弃`;

const SIMPLE: ReadonlyMap<string, string> = new Map(PAIRS.split(/\s+/).map((pair) => [pair.charAt(0), pair.charAt(1)]));

export const simplified = (letter: string): string => SIMPLE.get(letter) ?? letter;

/** The match of a sticky pattern at one index of a text. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Endings that the name services of wallets resolve. Domain names of the web are not among them. */
export const NAME_ENDINGS: ReadonlySet<string> = new Set('eth|sol|crypto|nft|wallet|dao|lens|bnb|arb|id'.split('|'));

/** "envié" and "mandó" tell of the past, "envie" and "mando" do not: a word that ends in a stressed é, í or ó keeps that letter. */
export function stressed(written: string): string | undefined {
  const word = written.normalize('NFC').toLowerCase();
  return /[éíó]$/u.test(word) ? fold(word.slice(0, -1)) + word.slice(-1) : undefined;
}

/** "convierte 20 usdc en eth": the coin, and not the network. */
export const COINS: ReadonlySet<string> = new Set(['eth', 'ether', 'sol', 'btc', 'arb', 'pol', 'matic']);
