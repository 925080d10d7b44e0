grammar G;
s : A { if (x) { ;
A : 'a' ;
