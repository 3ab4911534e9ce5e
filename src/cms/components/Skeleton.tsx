import css from './Skeleton.module.css'

type Props = { readonly width?: string | number; readonly height: number }

/** The place of something that is still on its way; it shows only when the wait is felt. */
export const Skeleton = ({ width = '100%', height }: Props) => (
  <span className={css.bone} style={{ inlineSize: width, blockSize: height }} />
)
