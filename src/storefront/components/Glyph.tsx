type Props = {
  path: string
  /** px */
  size: number
  /** mirrored where the page reads the other way */
  isDirectional?: boolean
}

/** One set, one stroke. */
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
