import { LAYOUTS, write, type Cv, type Layout, type Story, type Truth } from "./cv.ts";
import { PEOPLE } from "./people.ts";
import { TRADES } from "./trades.ts";
import { LANGUAGES, type Language, type Trade } from "./types.ts";

/** A labelled CV of the corpus. */
export interface Sample {
  readonly cv: Cv;
  readonly truth: Truth;
  readonly story: Story;
}

const keys = (trade: Trade, isMust: boolean) => trade.skills.filter((skill) => skill.isMust === isMust).map(({ key }) => key);

/** Profile of a person of the pool: musts used at work, share of the years asked for, nice-to-haves used. */
interface Shape {
  readonly used: number;
  readonly years: number;
  readonly nice: number;
  /** Musts that are only listed. */
  readonly listed?: number;
}

/** From clearly suitable to clearly not; eleven, one for each layout. */
const SHAPES: readonly Shape[] = [
  { used: 4, years: 2.6, nice: 3 },
  { used: 4, years: 1.6, nice: 2 },
  { used: 4, years: 1.2, nice: 1 },
  { used: 3, years: 1.8, nice: 2 },
  { used: 4, years: 0.75, nice: 1 },
  { used: 3, years: 0.8, nice: 2 },
  { used: 2, years: 1.4, nice: 1 },
  { used: 2, years: 0.5, nice: 1 },
  { used: 2, years: 0.4, nice: 2, listed: 1 },
  { used: 1, years: 0.4, nice: 0 },
  { used: 0, years: 0.3, nice: 0 },
];

function storyOf(trade: Trade, number: number, shape: Shape, id: string): Story {
  const musts = keys(trade, true);
  const nice = keys(trade, false).slice(0, shape.nice);
  // The missing must differs from person to person.
  const turned = [...musts.slice(number % musts.length), ...musts.slice(0, number % musts.length)];
  const used = turned.slice(0, shape.used);
  const listed = turned.slice(shape.used, shape.used + (shape.listed ?? 0));
  const months = Math.max(4, Math.round(trade.years * 12 * shape.years));
  const earlier = months > 30 ? Math.floor(months * 0.45) : 0;
  const half = earlier > 0 ? Math.ceil(used.length / 2) : used.length;
  return {
    id,
    trade,
    person: PEOPLE[(number * 7 + trade.key.length * 5) % PEOPLE.length]!,
    seed: number * 13 + trade.key.length,
    recent: [...used.slice(0, half), ...nice],
    earlier: used.slice(half),
    listed: [...used, ...nice, ...listed],
    months: [months - earlier, earlier],
    english: shape.used >= 3 ? (number % 2 === 0 ? "C1" : "B2") : "A2",
  };
}

const sample = (story: Story, language: Language, layout: Layout, id = story.id): Sample => ({
  story,
  ...write(story, language, layout, id),
});

/** The people who apply: in each trade eleven, of every grade, each layout once and the languages in turn. */
export const pool = (): Sample[] =>
  TRADES.flatMap((trade, t) =>
    SHAPES.map((shape, s) => {
      const number = t * SHAPES.length + s;
      const story = storyOf(trade, number, shape, `${trade.key}-${s + 1}`);
      return sample(story, LANGUAGES[(t + s) % 4]!, LAYOUTS[(s + t * 3) % LAYOUTS.length]!);
    }),
  );

const strong = (trade: Trade, number: number, id: string): Story => storyOf(trade, number, SHAPES[1]!, id);

/** One CV of each trade in every layout, all else equal. */
export const layoutSets = (): Sample[][] =>
  TRADES.map((trade, t) => {
    const story = strong(trade, 100 + t, `${trade.key}-layout`);
    return LAYOUTS.map((layout) => sample(story, LANGUAGES[t % 4]!, layout, `${story.id}-${layout}`));
  });

/** One CV of each trade in four languages, all else equal. */
export const languageSets = (): Sample[][] =>
  TRADES.map((trade, t) => {
    const story: Story = { ...strong(trade, 200 + t, `${trade.key}-language`), home: "en" };
    const layout = LAYOUTS[(t * 2) % LAYOUTS.length]!;
    return LANGUAGES.map((language) => sample(story, language, layout, `${story.id}-${language}`));
  });
