type Props = {
  path: string
  /** in px */
  size: number
  /** mirrored in right-to-left languages */
  isDirectional?: boolean
}

/** Draws all icons in the same stroke style. */
export const Glyph = ({ path, size, isDirectional = false }: Props) => (
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
    className={isDirectional ? 'pointing' : undefined}
  >
    <path d={path} />
  </svg>
)
