import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { TextField } from "./Field.tsx";
import { IconButton } from "./IconButton.tsx";

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Label, also the placeholder. */
  label: string;
  placeholder?: string;
  /** Label of the button that clears the field. */
  clear: string;
  icon: ReactNode;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with a button that clears it. */
export function SearchField({ field, label, placeholder = label, clear, icon, maxLength, value, onChange }: SearchFieldProps) {
  return (
    <search>
      <TextField
        ref={field}
        label={label}
        hideLabel
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        icon={icon}
        end={
          value !== "" && (
            <span className="-mr-2 flex">
              <IconButton
                size="sm"
                label={clear}
                icon={<X aria-hidden />}
                onClick={() => {
                  onChange("");
                  field.current?.focus();
                }}
              />
            </span>
          )
        }
      />
    </search>
  );
}
