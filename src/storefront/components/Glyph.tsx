type Props = {
  name: string
  path: string
  /** in px */
  size: number
}

/** Icons that point in a direction and are mirrored in right-to-left languages. */
const directionalIcons = new Set(['next', 'previous', 'arrow', 'leave'])

/** Draws all icons in the same stroke style. */
export const Glyph = ({ name, path, size }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={directionalIcons.has(name) ? 'pointing' : undefined}
  >
    <path d={path} />
  </svg>
)
