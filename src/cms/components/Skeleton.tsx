import css from './Skeleton.module.css'

type Props = { readonly width?: string | number; readonly height: string | number }

/** A placeholder for content that is loading; visible only after a delay. */
export const Skeleton = ({ width = '100%', height }: Props) => (
  <span className={css.bone} style={{ inlineSize: width, blockSize: height }} />
)
