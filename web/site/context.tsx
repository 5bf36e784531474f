import { type ComponentType, createContext, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import type { StageFacts } from "./contract.ts";
import { END, PLACEHOLDERS, type StageOption, when } from "./stage.ts";

interface Rendering {
  readonly stage: StageFacts;
  /** Names of the islands drawn so far. */
  readonly islands: string[];
}

export const RenderingContext = createContext<Rendering>({ stage: PLACEHOLDERS, islands: [] });

/** The facts of the stage: placeholders in a static page, the values themselves in one drawn by the function. */
export const useStage = (): StageFacts => use(RenderingContext).stage;

type WhenProps = { readonly children: ReactNode } & ({ readonly has: StageOption } | { readonly hasNot: StageOption });

/** A part of a page that only stages with an option show, or only those without it. Parts cannot be nested. */
export function When({ children, ...rest }: WhenProps) {
  const stage = useStage();
  const [option, isSet] = "has" in rest ? ([rest.has, true] as const) : ([rest.hasNot, false] as const);
  if (stage !== PLACEHOLDERS) return (stage[option] !== undefined) === isSet ? children : null;
  return (
    <>
      {when(option, isSet)}
      {children}
      {END}
    </>
  );
}

interface IslandProps<Props> {
  /** The name of its entry: `islands/NAME.client.tsx`. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Sent to the browser as JSON, its words included. */
  readonly props: Props;
}

/** A part of a page that React takes over in the browser. It is a root of its own, so that the rest of the page needs no script. */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const { islands } = use(RenderingContext);
  const id = `${name}-${islands.push(name)}`;
  return (
    <>
      <div
        data-island={name}
        id={id}
        // oxlint-disable-next-line react/no-danger -- React's own output
        dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />, { identifierPrefix: id }) }}
      />
      <script
        type="application/json"
        data-props={id}
        // oxlint-disable-next-line react/no-danger -- JSON in which nothing can end the element
        dangerouslySetInnerHTML={{ __html: dataOf(props) }}
      />
    </>
  );
}

/** JSON for a script element that holds data. */
export const dataOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
