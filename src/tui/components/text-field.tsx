/** A line of typed text with its cursor. */
import { type TextField as Field, showField } from '../text-field.ts';
import { Lines, useTheme } from './lines.tsx';

export interface TextFieldProps {
  readonly field: Field;
  readonly width: number;
}

const PROMPT = '> ';

export function TextField({ field, width }: TextFieldProps) {
  const theme = useTheme();
  const text = showField(field, Math.max(1, width - PROMPT.length), theme);
  return <Lines lines={[theme.style.accent(PROMPT) + text]} />;
}
