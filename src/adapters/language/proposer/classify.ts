import { type Classifier, makeClassifier } from './classifier.ts';
import { MODEL } from './model.ts';

export const classify: Classifier = makeClassifier(MODEL);
