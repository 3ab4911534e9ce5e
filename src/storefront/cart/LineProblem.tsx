import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import styles from './LineProblem.module.css'
import { useShoppingText } from './shoppingText.ts'

type Props = {
  id: string
  /** it is not in the shop any more */
  isMissing: boolean
  problem: { readonly code: string; readonly message: string } | undefined
  available: number | undefined
  quantity: number
  onReduce: (quantity: number) => void
}

/** What keeps a line from being ordered, in the words of the server, and what can be done about it. */
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
