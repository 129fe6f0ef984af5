/** The jersey on a 320 × 240 card: the outline of its cloth, the shadow of its folds, its neck, collar and laces. */
export const jersey = {
  cloth:
    'M92 54C76 60 66 76 58 98L26 178L66 196L97 122L92 244H228L223 122L254 196L294 178L262 98C254 76 244 60 228 54L184 40Q160 58 136 40Z',
  folds:
    'M97 122L93 62 86 88 89 141ZM223 122L227 62 234 88 231 141ZM228 244L223 122 212 92Q222 168 202 244ZM120 244Q112 196 108 136 102 196 104 244Z',
  neck: 'M136 40Q160 58 184 40L160 78Z',
  collar: 'M131 38L136 36 160 70 184 36 189 38 162 90H158Z',
  laces: 'M154 77L167 86M166 77L153 86',
};

/** One way to trim a jersey: the trim itself, a second thinner stripe, and whether the letters stand on the trim. */
export interface JerseyPattern {
  readonly trim: string;
  readonly second: string;
  readonly lettersOnTrim?: boolean;
}

const CUFFS =
  'M29.7 168.7L69.9 186.8L74.9 174.8L34.5 156.6ZM290.3 168.7L250.1 186.8L245.1 174.8L285.5 156.6Z';
const CUFF_EDGES =
  'M36.8 151.1L77.2 169.3L79.5 163.7L39 145.5ZM283.2 151.1L242.8 169.3L240.5 163.7L281 145.5Z';

/** The six patterns of the set. */
export const jerseyPatterns: readonly JerseyPattern[] = [
  // Hoops at hem and cuffs.
  {
    trim: `${CUFFS}M94 192Q160 202 226 192L226.7 212Q160 222 93.3 212Z`,
    second: `${CUFF_EDGES}M93.1 218Q160 228 226.9 218L227.3 226Q160 236 92.7 226Z`,
  },
  // A yoke over both shoulders.
  {
    trim: `M136 40L92 54C76 60 66 76 58 98Q160 124 262 98C254 76 244 60 228 54L184 40Q160 58 136 40Z${CUFFS}`,
    second: 'M56.4 102Q160 129 263.6 102L265.6 108Q160 135 54.4 108Z',
  },
  // A band across chest and sleeves.
  {
    trim: 'M96.3 106L97 122L94.8 178H225.2L223 122L223.7 106ZM35.7 153.9L76 172L88.4 142.5L47.5 124.1ZM284.3 153.9L244 172L231.6 142.5L272.5 124.1Z',
    second:
      'M95.8 98H224.2L223.8 104H96.2ZM94.7 180H225.3V186H94.5ZM49.8 118.6L90.7 137L93 131.4L52 113ZM270.2 118.6L229.3 137L227 131.4L268 113Z',
    lettersOnTrim: true,
  },
  // A sash from shoulder to hem.
  {
    trim: `M128 43L226 182L228 244H214L94 74L92 54Z${CUFFS}`,
    second: 'M94.9 88L205 244H196L95.7 101Z',
  },
  // Raglan sleeves and a hem.
  {
    trim: 'M92 54C76 60 66 76 58 98L26 178L66 196L97 122L116 46.5ZM228 54C244 60 254 76 262 98L294 178L254 196L223 122L204 46.5ZM93.2 214Q160 224 226.8 214L227.5 234Q160 244 92.5 234Z',
    second: `${CUFFS}M93.6 202Q160 212 226.4 202L226.6 208Q160 218 93.4 208Z`,
  },
  // Chevrons below the letters.
  {
    trim: `M94.6 178L160 214L225.4 178L226.4 203L160 239L93.6 203Z${CUFFS}`,
    second: `${CUFF_EDGES}M95.1 165L160 201L224.9 165L225.2 172L160 208L94.8 172Z`,
  },
];
