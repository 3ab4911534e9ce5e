import { Link } from 'react-router-dom'
import { LazyNotFoundDrawing } from '../components/LazyNotFoundDrawing.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useText } from '../hooks/useText.ts'

export function NotFoundPage() {
  const text = useText()
  return (
    <EmptyState
      heading="h1"
      title={text('notFound.title')}
      text={text('notFound.text')}
      drawing={<LazyNotFoundDrawing />}
      action={
        <Link to="/products" className="button">
          {text('notFound.action')}
        </Link>
      }
    />
  )
}
