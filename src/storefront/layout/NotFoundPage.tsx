import { Link } from 'react-router-dom'
import { LostSign } from '../components/LostSign.tsx'
import { Message } from '../components/Message.tsx'
import { useText } from '../useText.ts'

export function NotFoundPage() {
  const text = useText()
  return (
    <Message
      heading="h1"
      title={text('notFound.title')}
      text={text('notFound.text')}
      drawing={<LostSign />}
      action={
        <Link to="/products" className="button">
          {text('notFound.action')}
        </Link>
      }
    />
  )
}
