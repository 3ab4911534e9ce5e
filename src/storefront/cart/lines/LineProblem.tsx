import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './LineProblem.module.css'
import { useShoppingText } from '../shoppingText.ts'

type Props = {
  id: string
  /** whether the product is no longer in the shop */
  isMissing: boolean
  problem: { readonly code: string; readonly message: string } | undefined
  available: number | undefined
  quantity: number
  onReduce: (quantity: number) => void
}

/** Shows the server's reason why a line cannot be ordered, and how to resolve it. */
export function LineProblem({ id, isMissing, problem, available = 0, quantity, onReduce }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const message = isMissing ? text('line.missing') : problem && formats.digits(problem.message)
  const canReduce = problem?.code === 'not_enough_stock' && available > 0 && available < quantity
  return (
    <div className={styles.problem} role="status">
      {message && (
        <p id={id}>
          <ExtraIcon name="warning" size={18} />
          <span>{message}</span>
          {canReduce && (
            <button type="button" onClick={() => onReduce(available)}>
              {text('line.take', { n: formats.number(available) })}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
