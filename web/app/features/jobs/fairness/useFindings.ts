import type { Published } from "@candor/core/job/fairness.info";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trustedScriptUrl } from "../../../trusted.ts";
import type { Answer, Question } from "./fairness.worker.ts";
import workerUrl from "./fairness.worker.ts?worker&url";

const RESTS_MS = 300;

/**
 * The findings in the words of a form, asked again after each rest in typing. Undefined until the first answer, and where the check could not
 * be loaded: the share tab checks again.
 *
 * @param subscribe calls back after each change of the form, and returns what ends that
 */
export function useFindings(read: () => Published, subscribe: (changed: () => void) => () => void): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  const ask = useEffectEvent(() => {
    const question: Question = { id: ++latest.current, job: read() };
    worker.current?.postMessage(question, {});
  });
  const listen = useEffectEvent((changed: () => void) => subscribe(changed));
  useEffect(() => {
    const own = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
    worker.current = own;
    own.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (data.id === latest.current) setAnswer(data);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(), RESTS_MS);
    });
    ask();
    return () => {
      clearTimeout(timer);
      end();
      own.terminate();
    };
  }, []);
  return answer;
}
