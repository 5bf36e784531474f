/** The measured parts of the product: what is stored, what is done, and where the next wall is. */
import type { Instance } from "./instance.ts";
import type { Told } from "./work.ts";

export type Figure = Pick<Told, "requests" | "units" | "cpuMs" | "heapMb" | "peakMb"> & {
  readonly action: string;
  /** In words, where the work says something. */
  readonly outcome?: string;
};

/** One reader whose caches are warm after the first call, and a writer that nobody tells the reader of. */
interface Running {
  readonly size: number;
  readonly writer: Pick<Instance, "run">;
  readonly take: (action: string, name: string, args?: object) => Promise<unknown>;
}

export interface Row {
  readonly title: string;
  /** How many, at once, ten times and a hundred times, and more where the work is bounded. */
  readonly sizes: readonly [number, number, number, ...number[]];
  readonly unit: string;
  readonly run: (running: Running) => Promise<void>;
  readonly wall: string;
}

/** The account that a size of a part has for itself. */
export const accountFor = (name: string, size: number) => `acc_${name}_${size}`;
/** Repeated, because the first time includes the compilation of the code. */
const TIMES = 4;

export const ROWS: Readonly<Record<string, Row>> = {
  candidates: {
    title: "The candidates of one job",
    sizes: [1000, 10_000, 100_000],
    unit: "candidates",
    async run({ size, writer, take }) {
      const jobId = `job_${size}`;
      const { answer } = await writer.run<string[]>(accountFor("candidates", size), "candidates.seed", {
        jobId,
        candidates: size,
      });
      const move = (count: number) =>
        writer.run(accountFor("candidates", size), "candidates.move", { jobId, cvIds: answer.slice(0, count) });
      await take("first page, cold", "candidates.list", { jobId });
      await take("first page again", "candidates.list", { jobId });
      await take("search, cold", "candidates.search", { jobId });
      await take("search again", "candidates.search", { jobId });
      for (let n = 0; n < TIMES; n++) {
        await move(1);
        await take("first page after one move", "candidates.list", { jobId });
        await move(1);
        await take("search after one move", "candidates.search", { jobId });
      }
      await move(30);
      await take("first page after 30 moves", "candidates.list", { jobId });
    },
    wall: "The first request of an instance reads all rows: at 100,000 that is 24,000 units and seconds of CPU, and a search for new words looks at every index. A new candidate, unlike a move, also compares all sketches again for duplicates. The rows are read consistently, because what an instance keeps must be as new as the counter that it is kept under: reads at half the price could keep a row that is older, for as long as nobody writes to it. Next step: rows packed by the hundred, written by a task.",
  },
  pool: {
    title: "The pool of one account",
    sizes: [1000, 10_000, 100_000, 300_000],
    unit: "CVs",
    async run({ size, writer, take }) {
      await writer.run(accountFor("pool", size), "pool.seed", { size });
      await take("search, cold", "pool.search");
      await take("search again", "pool.search");
      for (let n = 0; n < TIMES; n++) {
        await writer.run(accountFor("pool", size), "pool.add");
        await take("search after one new CV", "pool.search");
      }
    },
    wall: "The first request of an instance reads the index of all CVs, at most of the newest 200,000: the answer says how many were looked at. Erasing one CV, or reading one more than ten minutes after it was announced, reads them again. Next step: an index in packed parts, written by a task.",
  },
  public: {
    title: "Published, open jobs of all accounts",
    sizes: [1000, 10_000, 100_000],
    unit: "jobs",
    async run({ size, writer, take }) {
      const account = accountFor("public", size);
      const { answer } = await writer.run<string[]>(account, "public.seed", { size });
      await take("first page, cold", "public.list");
      await take("first page again", "public.list");
      await take("a part of a feed, cold", "public.feed", { part: 1 });
      for (let n = 0; n < TIMES; n++) {
        await writer.run(account, "public.change", { jobIds: answer.slice(n, n + 1), status: "closed" });
        await take("first page after one job is closed", "public.list");
        await take("the part that held it", "public.feed", { part: 1 });
      }
      await writer.run(account, "public.change", { jobIds: answer.slice(TIMES, TIMES + 30), status: "closed" });
      await take("first page after 30 are closed", "public.list");
      await take("all parts of the feed", "public.parts");
    },
    wall: "The first request of an instance reads all cards, one page after the other: at 100,000 that is 16,000 units and five seconds of CPU. Reads at half the price could miss a job whose closing the list's counter tells already, and keep it listed. A part of a feed has 1,000 jobs, and one that an instance has not read costs a unit for each. Next step: cards packed by the hundred, written by a task.",
  },
  writers: {
    title: "Workers that write to one job at once, three candidates each, a second of work between two",
    sizes: [1, 10, 100],
    unit: "workers",
    async run({ size, writer, take }) {
      const jobId = `job_${size}`;
      await writer.run(accountFor("writers", size), "writers.seed", { jobId });
      await take("write", "writers.join", { jobId, workers: size });
    },
    wall: "Each candidate is written in one transaction with the job's head and the account's item. It holds them for 20 ms here, so that one job takes fifty a second at most, whatever the number of workers. A hundred workers are simulated at that pace in kernel/commit.test.ts: none waits for more than 20 s. In one process of a busy machine, where a transaction holds its items for longer, one of a hundred lost 120 times and gave up; its message would come again. DynamoDB bills cancelled transactions, the figures do not. Next step: counts in parts.",
  },
  uploads: {
    title: "The files that came to one job today, three of ten still on their way",
    sizes: [200, 2000, 20_000],
    unit: "files",
    async run({ size, writer, take }) {
      const jobId = `job_${size}`;
      await writer.run(accountFor("uploads", size), "uploads.seed", { jobId, size });
      await take("the list", "uploads.list", { jobId });
      await take("the list again", "uploads.list", { jobId });
    },
    wall: "A look reads the thousand newest files, and of those before them the first five hundred that are on their way and the account's five hundred latest that were not taken. Of more than a thousand files a day the list does not name all, and their number is not counted.",
  },
};
