import type { Story } from "./cv.ts";
import type { Trade } from "./types.ts";

/**
 * Relevance of a working life to a job, 0 to 3. A must used at work counts in full, one that is only listed half.
 * 3: all musts and the years · 2: three quarters of the musts and 60 % of the years · 1: half of the musts · 0: less.
 */
export function gradeOf(story: Story, job: Trade): 0 | 1 | 2 | 3 {
  const musts = job.skills.filter((skill) => skill.isMust).map(({ key }) => key);
  const used = new Set([...story.recent, ...story.earlier]);
  const shown = musts.reduce((sum, key) => sum + (used.has(key) ? 1 : story.listed.includes(key) ? 0.5 : 0), 0) / musts.length;
  const years = story.trade === job ? (story.months[0] + story.months[1]) / (12 * job.years) : 0;
  if (shown === 1 && years >= 1) return 3;
  if (shown >= 0.75 && years >= 0.6) return 2;
  return shown >= 0.5 ? 1 : 0;
}
